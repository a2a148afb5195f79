import { lazy, Suspense, useRef, useState } from 'react'
import { Building2, ImageIcon, Plus } from 'lucide-react'
import { IconButton } from '#app/common/ui/kit/icon_button'
import { Menu } from '#app/common/ui/kit/menu'
import { ACCEPTED_FILES } from '#app/common/ui/kit/upload_checks'
import type { PropertyCard } from '#app/chats/ui/state/types'

const ListingPicker = lazy(async () => ({
  default: (await import('#app/chats/ui/components/dialogs/listing_picker')).ListingPicker,
}))

interface AttachMenuProps {
  onFiles: (files: Iterable<File>) => void
  onListing: (property: PropertyCard) => void
}

/** What may go with a message. */
export function AttachMenu({ onFiles, onListing }: AttachMenuProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isPicking, setPicking] = useState(false)

  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton icon={Plus} label="Attach" className="rounded-full" />}
        groups={[
          [
            { label: 'Photographs', icon: ImageIcon, onSelect: () => input.current?.click() },
            { label: 'A listing', icon: Building2, onSelect: () => setPicking(true) },
          ],
        ]}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label="Photographs to attach"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Suspense fallback={null}>
        {isPicking && (
          <ListingPicker
            isOpen
            onOpenChange={setPicking}
            onPick={(property) => {
              setPicking(false)
              onListing(property)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
