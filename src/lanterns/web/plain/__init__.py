"""A site of plain files, without a server: `lanterns site`."""
