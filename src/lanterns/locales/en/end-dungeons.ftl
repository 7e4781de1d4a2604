# The page of the end of Dungeons.

end-race-turn = The torch, turn by turn
end-try-again = Try again, same dungeon
end-why-boss-fell = The last heart fell on turn { $turn }, with { $left ->
    [0] no space
    [one] { $left } space
   *[other] { $left } spaces
} of the torch to spare.
end-why-boss-left = The boss was found, and { $hearts ->
    [one] { $hearts } space
   *[other] { $hearts } spaces
} of its hearts were left on turn { $turn }.
end-why-overrun = The goblins came together on turn { $turn }; { $hidden ->
    [0] no card
    [one] { $hidden } card
   *[other] { $hidden } cards
} still lay face down.
end-why-door-near = The Lair Door lay { $rooms ->
    [one] { $rooms } room
   *[other] { $rooms } rooms
} from { $who } on turn { $turn }.
end-why-door-hidden = The Lair Door was not among the cards turned over; { $hidden ->
    [one] { $hidden } card
   *[other] { $hidden } cards
} were still to be seen.
end-why-no-way = No way was left on turn { $turn }; { $hidden ->
    [one] { $hidden } card
   *[other] { $hidden } cards
} were still to be seen.
end-track-torch = torch spaces left
end-track-face-down = face down
end-track-hearts = hearts of the boss
