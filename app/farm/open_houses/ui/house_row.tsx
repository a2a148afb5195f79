import { useState } from 'react'
import { Link } from '@inertiajs/react'
import { Copy, ExternalLink, MoreHorizontal, Pencil, Printer, Tablet, X } from 'lucide-react'
import { openHouseTime } from '#app/farm/open_houses/open_house_words'
import { StatusBadge } from '#app/farm/open_houses/ui/status_badge'
import type { OpenHouse } from '#app/farm/ui/types'
import { VisitorsSheet } from '#app/farm/visitors/ui/visitors_sheet'
import { Button } from '#app/kit/button/button'
import { IconButton } from '#app/kit/button/icon_button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { asking } from '#app/kit/calls/asking'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { countWords } from '#app/kit/display/count_words'
import { useLocale } from '#app/kit/hooks/use_reader'
import { useSharedProps } from '#app/kit/hooks/use_shared_props'
import { Photo } from '#app/kit/media/photo'
import { Dialog } from '#app/kit/overlay/dialog'
import { Menu } from '#app/kit/overlay/menu'
import { copyText } from '#app/kit/share/copy_text'
import { toast } from '#app/kit/toast/toast'

interface HouseRowProps {
  house: OpenHouse
  onEdit: () => void
  onChanged: () => void
}

/** `?open=5` opens the visitors of that one. */
function isAskedFor(id: number): boolean {
  return new URLSearchParams(window.location.search).get('open') === String(id)
}

export function HouseRow({ house, onEdit, onChanged }: HouseRowProps) {
  const { app } = useSharedProps()
  const locale = useLocale()
  const [isListOpen, setListOpen] = useState(() => isAskedFor(house.id))
  const [isCanceling, setCanceling] = useState(false)
  const path = `/open-houses/${house.slug}`
  const isOpen = house.status === 'scheduled' || house.status === 'live'
  const copy = () =>
    void copyText(`${app.url}${path}`).then((isCopied) =>
      isCopied ? toast.success('Link copied.') : toast.error('Copying didn’t work.')
    )
  const tools = [
    { label: 'Open its page', icon: ExternalLink, href: path },
    { label: 'Copy link', icon: Copy, onSelect: copy },
    { label: 'Sign-in desk', icon: Tablet, href: `${path}/desk` },
    { label: 'Printable sign', icon: Printer, href: `${path}/sign` },
  ]
  const changes = [
    { label: 'Edit', icon: Pencil, onSelect: onEdit },
    { label: 'Cancel', icon: X, isDangerous: true, onSelect: () => setCanceling(true) },
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 border-b border-line py-5">
      <span className="w-20 shrink-0 sm:w-28">
        <Photo image={house.property.featured_image} sizes="112px" alt="" className="rounded-2" />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link href={path} className="display truncate text-22 hover:underline">
            {house.property.name ?? 'Untitled listing'}
          </Link>
          <StatusBadge house={house} />
        </p>
        <p className="mt-1">{openHouseTime(house, locale)}</p>
        <p className="mt-0.5 text-13 text-muted">
          {[
            house.property.city,
            house.hosts.map(({ name }) => name).join(', ') || null,
            house.waiting_count ? `${house.waiting_count} waiting` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <Button onClick={() => setListOpen(true)}>
          {house.status === 'ended' || house.status === 'live'
            ? countWords(house.visitors_count, 'visitor')
            : `${house.registrations_count}${house.capacity === null ? '' : ` of ${house.capacity}`} registered`}
        </Button>
        <Menu
          align="end"
          trigger={<IconButton icon={MoreHorizontal} label="Options" />}
          groups={isOpen ? [tools, changes] : [tools]}
        />
      </div>
      {isListOpen && <VisitorsSheet house={house} onClose={() => setListOpen(false)} />}
      <CancelDialog
        house={house}
        isOpen={isCanceling}
        onOpenChange={setCanceling}
        onDone={onChanged}
      />
    </li>
  )
}

interface CancelDialogProps {
  house: OpenHouse
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onDone: () => void
}

function CancelDialog({ house, isOpen, onOpenChange, onDone }: CancelDialogProps) {
  const told = house.registrations_count + house.waiting_count
  const cancel = async (withLater: boolean) => {
    onOpenChange(false)
    try {
      const query = asking({ series: withLater || undefined })
      await answered(api.api.api.openHouses.destroy({ params: { id: house.id }, ...query }))
      toast.success(withLater ? 'Series canceled.' : 'Open house canceled.')
      onDone()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Dialog
      title="Cancel this open house?"
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          {house.series_id && (
            <Button variant="danger" onClick={() => void cancel(true)}>
              This and later ones
            </Button>
          )}
          <Button variant="danger" onClick={() => void cancel(false)}>
            {house.series_id ? 'Only this one' : 'Cancel open house'}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {told === 0
          ? 'Nobody has registered yet.'
          : told === 1
            ? 'One person has registered. We’ll tell them by email.'
            : `${told} people have registered. We’ll tell them by email.`}
      </p>
    </Dialog>
  )
}
