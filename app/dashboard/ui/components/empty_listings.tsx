import { Button } from '#app/common/ui/kit/button'
import { EmptyState } from '#app/common/ui/kit/empty_state'

interface EmptyListingsProps {
  status: 'draft' | 'publish' | 'archive'
  onCreate: () => void
}

const WORDS = {
  publish: {
    title: 'Nothing published yet',
    text: 'Begin a listing; it stays a draft until you publish it.',
  },
  draft: { title: 'No drafts', text: 'A new listing starts here and is seen by nobody but you.' },
  archive: {
    title: 'The archive is empty',
    text: 'Listings that are over can be put away here. Nothing is lost.',
  },
}

export function EmptyListings({ status, onCreate }: EmptyListingsProps) {
  const { title, text } = WORDS[status]
  return (
    <EmptyState
      title={title}
      action={status !== 'archive' && <Button onClick={onCreate}>Begin a listing</Button>}
    >
      {text}
    </EmptyState>
  )
}
