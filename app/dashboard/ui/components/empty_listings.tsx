import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'

interface EmptyListingsProps {
  status: 'draft' | 'publish' | 'archive'
  onCreate: () => void
}

const WORDS = {
  publish: {
    title: 'Nothing published yet',
    text: 'Create a listing. It stays a draft until you publish it.',
  },
  draft: { title: 'No drafts', text: 'New listings start here. Only you can see them.' },
  archive: {
    title: 'No archived listings',
    text: 'Archive a listing when it’s sold or off the market. You can restore it at any time.',
  },
}

export function EmptyListings({ status, onCreate }: EmptyListingsProps) {
  const { title, text } = WORDS[status]
  return (
    <EmptyState
      title={title}
      action={status !== 'archive' && <Button onClick={onCreate}>New listing</Button>}
    >
      {text}
    </EmptyState>
  )
}
