# The page as an app that is installed: what its manifest says, and that there is a newer version.

product-short = Lanterns
product-about = A digital table for three boxed adventure games, with friends or bots, and a companion for the boxes themselves.
newer = A new version is there.
newer-take = Take it now
newer-later = Later
