"""Records: folds, views of one seat, branches, fair deals."""
