"""The missions of Coop as data: faces of targets, objectives, ground [rules 6.5]."""
