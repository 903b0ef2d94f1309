odds-summit = Higher numbers in the pack: { $count }.
