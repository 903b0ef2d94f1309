odds-summit = Vyšších čísel v balíčku: { $count }.
