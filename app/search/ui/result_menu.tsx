import { usePage } from '@inertiajs/react'
import { Columns3, Link2, MoreHorizontal } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { useStore } from '#app/kit/hooks/use_store'
import { Menu } from '#app/kit/overlay/menu'
import { copyText } from '#app/kit/share/copy_text'
import { toast } from '#app/kit/toast/toast'
import { MAX_COMPARED } from '#app/search/compare/compare_limits'
import { compared, toggleCompared } from '#app/search/compare/ui/compared'

interface ResultMenuProps {
  home: { slug: string; name: string | null }
}

/** What else one does with a home that was found. Sits above the link that covers the card. */
export function ResultMenu({ home: { slug, name } }: ResultMenuProps) {
  const { app } = usePage().props
  const chosen = useStore(compared)
  const isChosen = chosen.includes(slug)
  const copy = async () => {
    if (await copyText(`${app.url}/properties/${slug}`)) toast.success('Link copied.')
    else toast.error('Your browser doesn’t let us copy. Open the home and copy its address.')
  }
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={MoreHorizontal}
          size="sm"
          label={`More for ${name ?? 'this home'}`}
          className="relative z-1 -mr-2"
        />
      }
      groups={[
        [
          {
            label: isChosen ? 'Remove from comparison' : 'Compare',
            icon: Columns3,
            isDisabled: !isChosen && chosen.length >= MAX_COMPARED,
            onSelect: () => toggleCompared(slug),
          },
          { label: 'Copy link', icon: Link2, onSelect: () => void copy() },
        ],
      ]}
    />
  )
}
