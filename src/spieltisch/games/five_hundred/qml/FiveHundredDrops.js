.pragma library
.import "FiveHundredMelds.js" as Melds

// Where a dragged card may be dropped on the table: boxes of `PieceLayer.dropZones`, what lies in front first. Boxes where
// the selection does not fit are not drawn; a card that has not been selected may fit there, which the rules know.

// `table` is the table with its melds and what fits where.
function zones(table, plan, tray) {
    if (table.meldChoice)
        return layingZones(table, plan, tray);
    const barred = barredZones(table.melds, plan, tray);
    return table.mayClaim ? claimZones(plan, table.claim.places).concat(barred) : barred;
}

function layingZones(table, plan, tray) {
    const found = table.swaps.map(swap => swapZone(plan, swap));
    for (const meld of table.melds)
        found.push(...endZones(plan, meld.number, table.fits.filter(fit => fit.meld === meld.number).map(fit => fit.end)));
    if (plan.place)
        found.push(Object.assign({ zone: "new" }, plan.place));
    found.push({ zone: "pile", x: tray.x, y: tray.y, width: tray.width, height: tray.height });
    return found;
}

// Where nothing can be laid now: a card that is dropped there is told why.
function barredZones(melds, plan, tray) {
    const found = [];
    for (const meld of melds)
        found.push(...endZones(plan, meld.number, []));
    found.push({ zone: "pile", x: tray.x, y: tray.y, width: tray.width, height: tray.height, quiet: true });
    return found;
}

// Where a discard that may be claimed could go.
function claimZones(plan, places) {
    return places.map(place => {
        const box = Melds.endBox(plan, place.meld, place.end, 64);
        return { zone: "meld/" + place.meld + "/" + place.end, x: box.x, y: box.y, width: box.width, height: box.height, radius: 6 };
    });
}

function swapZone(plan, swap) {
    return Object.assign({ zone: "meld/" + swap.meld + "/" + swap.slot, radius: 6 }, Melds.stripOf(plan, swap.meld, swap.slot));
}

// Both halves of a meld; one whose one end alone fits takes the card anywhere.
function endZones(plan, number, ends) {
    const box = Melds.box(plan, number);
    if (!box)
        return [];
    const reach = plan.gap / 2;
    const half = box.width / 2;
    const part = (end, x, width) => ({
        zone: "meld/" + number + "/" + end,
        x: x,
        y: box.y - 4,
        width: width,
        height: box.height + 8,
        quiet: !ends.includes(end)
    });
    if (ends.length === 1)
        return [part(ends[0], box.x - reach, box.width + 2 * reach)];
    return [part("low", box.x - reach, reach + half), part("high", box.x + half, half + reach)];
}
