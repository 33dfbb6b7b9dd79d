<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>Plate</name>
    <message numerus="yes">
        <source>%n second(s) left</source>
        <translation>
            <numerusform>%n second left</numerusform>
            <numerusform>%n seconds left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>YearCard</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n more report(s) lie in the same folder.</source>
        <extracomment>app.crash.more</extracomment>
        <translation>
            <numerusform>%n more report lies in the same folder.</numerusform>
            <numerusform>%n more reports lie in the same folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) deleted.</source>
        <extracomment>app.crash.removed</extracomment>
        <translation>
            <numerusform>%n report deleted.</numerusform>
            <numerusform>%n reports deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) have come from the backup.</source>
        <extracomment>app.backup.restored</extracomment>
        <translation>
            <numerusform>%n match has come from the backup.</numerusform>
            <numerusform>%n matches have come from the backup.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <extracomment>app.backup.matches, app.people.matches, app.statistics.matches</extracomment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <extracomment>app.backup.people</extracomment>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new match(es) come in; then there are {total}.</source>
        <extracomment>app.backup.merge.added</extracomment>
        <translation>
            <numerusform>%n new match comes in; then there are {total}.</numerusform>
            <numerusform>%n new matches come in; then there are {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are here already and stay as they are.</source>
        <extracomment>app.backup.merge.known</extracomment>
        <translation>
            <numerusform>%n match is here already and stays as it is.</numerusform>
            <numerusform>%n matches are here already and stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were played on in the backup and go on from there.</source>
        <extracomment>app.backup.merge.newer</extracomment>
        <translation>
            <numerusform>%n match was played on in the backup and goes on from there.</numerusform>
            <numerusform>%n matches were played on in the backup and go on from there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) come into the list.</source>
        <extracomment>app.backup.merge.people</extracomment>
        <translation>
            <numerusform>%n person comes into the list.</numerusform>
            <numerusform>%n people come into the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) played by {name} go to {into}, who has {total} then.</source>
        <extracomment>app.people.merge.moves</extracomment>
        <translation>
            <numerusform>%n match played by {name} goes to {into}, who has {total} then.</numerusform>
            <numerusform>%n matches played by {name} go to {into}, who has {total} then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) of {name} against {into} count for nobody then; they stay in the list of matches.</source>
        <extracomment>app.people.merge.against</extracomment>
        <translation>
            <numerusform>%n match of {name} against {into} counts for nobody then; it stays in the list of matches.</numerusform>
            <numerusform>%n matches of {name} against {into} count for nobody then; they stay in the list of matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) that {name} and {into} played as partners count once.</source>
        <extracomment>app.people.merge.together</extracomment>
        <translation>
            <numerusform>%n match that {name} and {into} played as partners counts once.</numerusform>
            <numerusform>%n matches that {name} and {into} played as partners count once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n day(s)</source>
        <extracomment>app.statistics.played.note</extracomment>
        <translation>
            <numerusform>on %n day</numerusform>
            <numerusform>on %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) each, band: 95% certain</source>
        <extracomment>app.statistics.trend.note</extracomment>
        <translation>
            <numerusform>%n match each, band: 95% certain</numerusform>
            <numerusform>%n matches each, band: 95% certain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far; more of them make a line</source>
        <extracomment>app.statistics.trend.few</extracomment>
        <translation>
            <numerusform>%n match so far; more of them make a line</numerusform>
            <numerusform>%n matches so far; more of them make a line</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s), {matches}</source>
        <extracomment>app.statistics.calendar.note</extracomment>
        <translation>
            <numerusform>%n day, {matches}</numerusform>
            <numerusform>%n days, {matches}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <extracomment>app.statistics.calendar.won</extracomment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{day}, and in %n more match(es)</source>
        <extracomment>app.statistics.record.often</extracomment>
        <translation>
            <numerusform>{day}, and in %n more match</numerusform>
            <numerusform>{day}, and in %n more matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) are waiting for you.</source>
        <extracomment>app.waiting</extracomment>
        <translation>
            <numerusform>One match is waiting for you.</numerusform>
            <numerusform>%n matches are waiting for you.</numerusform>
        </translation>
    </message>
</context>
</TS>
