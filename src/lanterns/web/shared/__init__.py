"""The public page of a finished game as robots that make previews see it: its words, its picture, its head."""
