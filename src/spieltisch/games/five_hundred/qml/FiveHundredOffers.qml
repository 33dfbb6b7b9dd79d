pragma ComponentBehavior: Bound

import QtQuick
import Spieltisch.App
import Spieltisch.Ui
import "FiveHundredMelds.js" as Melds

// The ends of melds where the selected card fits, and the numbered places of a discard that may be claimed.
Item {
    id: root

    required property TableController table
    // A plan of FiveHundredMelds.
    required property var plan
    // [{meld, end, choice, gain, text}], and `extra.claim.places`.
    required property var fits
    required property var places
    // `extra.claim` or null, `extra.preview` or null.
    required property var claim
    required property var preview

    anchors.fill: parent

    Repeater {
        model: root.fits.length

        FiveHundredEnd {
            required property int index
            readonly property var fit: root.fits[index] ?? ({})

            objectName: "fit:" + fit.meld + ":" + fit.end
            place: Melds.endBox(root.plan, fit.meld, fit.end, Theme.target)
            low: fit.end === "low"
            chosen: root.preview?.kind === "lay" && root.preview.meld === fit.meld && root.preview.end === fit.end
            text: [fit.text, fit.gain].filter(part => part !== undefined && part !== "").join(", ")
            onClicked: chosen ? root.table.confirm() : root.table.choose(fit.choice)
        }
    }

    Repeater {
        model: root.places.length

        FiveHundredEnd {
            required property int index
            readonly property var offer: root.places[index] ?? ({})

            objectName: "claimPlace:" + offer.number
            enabled: root.claim?.mine === true
            place: Melds.endBox(root.plan, offer.meld, offer.end, Theme.target)
            low: offer.end === "low"
            sign: offer.number ?? ""
            chosen: root.claim?.chosen === offer.id
            text: [offer.number, offer.text].join(", ")
            onClicked: root.table.choose(offer.id)
        }
    }
}
