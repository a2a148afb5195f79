import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useRef, useState } from 'react'
import { Building2, Film, ImageIcon, Plus, Sparkles } from 'lucide-react'
import { IconButton } from '#app/kit/button/icon_button'
import { Menu } from '#app/kit/overlay/menu'
import { ACCEPTED_FILES } from '#app/kit/upload/upload_checks'
import type { DesignCard, SentPropertyCard, SentVideo } from '#app/chats/ui/chat_types'

const ListingPicker = lazyPart(async () => ({
  default: (await import('#app/chats/composing/ui/listing_picker')).ListingPicker,
}))

const DesignPicker = lazyPart(async () => ({
  default: (await import('#app/chats/composing/ui/design_picker')).DesignPicker,
}))

const VideoPicker = lazyPart(async () => ({
  default: (await import('#app/chats/composing/ui/video_picker')).VideoPicker,
}))

interface AttachMenuProps {
  onFiles: (files: Iterable<File>) => void
  onVideo: (video: SentVideo) => void
  onListing: (property: SentPropertyCard) => void
  onDesign: (design: DesignCard) => void
}

type Picked = 'video' | 'listing' | 'design'

export function AttachMenu({ onFiles, onVideo, onListing, onDesign }: AttachMenuProps) {
  const input = useRef<HTMLInputElement>(null)
  const [picking, setPicking] = useState<Picked | null>(null)
  const close = () => setPicking(null)

  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton icon={Plus} label="Attach" className="rounded-full" />}
        groups={[
          [
            { label: 'Photos', icon: ImageIcon, onSelect: () => input.current?.click() },
            { label: 'Video', icon: Film, onSelect: () => setPicking('video') },
            { label: 'Listing', icon: Building2, onSelect: () => setPicking('listing') },
            { label: 'Design', icon: Sparkles, onSelect: () => setPicking('design') },
          ],
        ]}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_FILES}
        aria-label="Photos to attach"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Suspense fallback={null}>
        {picking === 'video' && (
          <VideoPicker
            onClose={close}
            onPick={(video) => {
              close()
              onVideo(video)
            }}
          />
        )}
        {picking === 'listing' && (
          <ListingPicker
            isOpen
            onOpenChange={close}
            onPick={(property) => {
              close()
              onListing(property)
            }}
          />
        )}
        {picking === 'design' && (
          <DesignPicker
            onClose={close}
            onPick={(design) => {
              close()
              onDesign(design)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
