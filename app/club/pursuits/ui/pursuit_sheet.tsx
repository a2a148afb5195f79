import { useState } from 'react'
import { Link } from '@inertiajs/react'
import { Trash2 } from 'lucide-react'
import { NoteEditor } from '#app/club/pursuits/ui/note_editor'
import { ListingState, NextOpenHouse, PriceSinceAdded } from '#app/club/pursuits/ui/pursuit_facts'
import type { PursuitList } from '#app/club/pursuits/ui/use_pursuits'
import {
  isListed,
  pursuitName,
  STAGE_OPTIONS,
  type PursuitPerson,
  type Pursuit,
} from '#app/club/pursuits/ui/pursuit_words'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { StarInput } from '#app/kit/form/star_input'
import { Photo } from '#app/kit/media/photo'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Sheet } from '#app/kit/overlay/sheet'
import { HomePrice } from '#app/properties/ui/home_price'

interface PursuitSheetProps {
  pursuit: Pursuit
  list: PursuitList
  partner: PursuitPerson | null
  isOpen: boolean
  onClose: () => void
}

/** All about a home on the board. */
export default function PursuitSheet({
  pursuit,
  list,
  partner,
  isOpen,
  onClose,
}: PursuitSheetProps) {
  const [isAsking, setAsking] = useState(false)
  const name = pursuitName(pursuit)
  const { stage, rating } = pursuit
  const hasWords = Boolean(pursuit.note ?? rating)
  const remove = () => {
    setAsking(false)
    onClose()
    void list.remove(pursuit)
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={
        <Button
          variant="quiet"
          icon={Trash2}
          onClick={() => (hasWords ? setAsking(true) : remove())}
        >
          Remove from board
        </Button>
      }
    >
      <div className="flex flex-col gap-7 pb-4">
        <Listing pursuit={pursuit} />
        <Field label="Stage">
          <Select
            options={STAGE_OPTIONS}
            value={stage}
            onChange={(chosen) => chosen !== stage && void list.move(pursuit, chosen)}
          />
        </Field>
        <StarInput
          legend="Rating"
          hint={partner ? `${isolated(partner.name)} sees it, too.` : 'For yourself.'}
          value={rating}
          onChange={(value) => void list.rate(pursuit, value)}
          onClear={() => void list.rate(pursuit, null)}
        />
        <NoteEditor key={pursuit.id} pursuit={pursuit} partner={partner} onChanged={list.refresh} />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Remove ${isolated(name)}?`}
        confirmLabel="Remove"
        onConfirm={remove}
      >
        Its note and rating go, too{partner && `, also for ${partner.name}`}. You can’t undo this.
      </ConfirmDialog>
    </Sheet>
  )
}

function Listing({ pursuit }: { pursuit: Pursuit }) {
  const { property, next_open_house: next } = pursuit
  if (!property) {
    return (
      <p className="text-muted">
        This listing was deleted or is private now. Your note and rating stay until you remove them.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <Photo image={property.featured_image} sizes="400px" alt="" className="rounded-6" />
      <p>
        {property.currency ? <HomePrice home={property} /> : 'Price on request'}
        {property.city && (
          <span className="text-muted">
            {' '}
            · <bdi>{property.city}</bdi>
          </span>
        )}
      </p>
      <ListingState {...pursuit} />
      <PriceSinceAdded {...pursuit} />
      {next && (
        <Link href={`/open-houses/${next.slug}`} className="hover:underline">
          <NextOpenHouse {...pursuit} />
        </Link>
      )}
      {isListed(pursuit) && (
        <ButtonLink href={`/properties/${property.slug}`}>View listing</ButtonLink>
      )}
    </div>
  )
}
