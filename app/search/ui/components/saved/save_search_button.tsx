import { useState } from 'react'
import { BellPlus } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import type { SearchQuery } from '#app/search/contract/search_query'
import { SaveSearchDialog } from '#app/search/ui/components/saved/save_search_dialog'

export function SaveSearchButton({ query }: { query: SearchQuery }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={BellPlus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Save search
      </Button>
      {isOpen && <SaveSearchDialog query={query} onClose={() => setOpen(false)} />}
    </>
  )
}
