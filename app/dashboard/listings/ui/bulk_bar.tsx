import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Archive, Copy, Send, Tag, Undo2, UsersRound } from 'lucide-react'
import { PriceDialog } from '#app/dashboard/listings/ui/price_dialog'
import {
  useBulk,
  type BulkReport,
  type ListingSelection,
} from '#app/dashboard/listings/ui/use_bulk'
import type { OwnListing } from '#app/dashboard/ui/own_listing'
import { Button } from '#app/kit/button/button'
import { Checkbox } from '#app/kit/form/checkbox'
import { MAX_LISTINGS_PER_CALL } from '#app/properties/bulk/bulk_options'
import type { PropertyStatus } from '#app/properties/listing_options'

const MoveDialog = lazyPart(() => import('#app/dashboard/listings/ui/move_dialog'))

interface BulkBarProps {
  status: PropertyStatus
  listings: readonly OwnListing[]
  selection: ListingSelection
  onDone: (report: BulkReport) => void
}

/** Chooses all loaded listings, and acts on those chosen. */
export function ListingBulkBar({ status, listings, selection, onDone }: BulkBarProps) {
  const [isPricing, setPricing] = useState(false)
  const [isMoving, setMoving] = useState<boolean | null>(null)
  const bulk = useBulk(status, onDone)
  const slugs = selection.list
  const chosen = listings.filter(({ slug }) => selection.has(slug))
  const count = slugs.length
  const isTooMany = count > MAX_LISTINGS_PER_CALL
  const button = { size: 'sm', disabled: isTooMany || bulk.isRunning } as const
  return (
    <div className="not-short:sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line bg-canvas py-3">
      <Checkbox
        label={count ? `${count} selected` : `Select all ${listings.length}`}
        checked={selection.isAll}
        onChange={(event) => selection.toggleAll(event.target.checked)}
        className="mr-auto flex h-9 items-center"
      />
      {count > 0 && (
        <div role="group" aria-label="Actions for the selected listings" className="contents">
          {isTooMany && (
            <p className="text-13 text-muted">Select up to {MAX_LISTINGS_PER_CALL} at a time.</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button {...button} icon={Tag} onClick={() => setPricing(true)}>
              Change price
            </Button>
            <Button {...button} icon={Copy} onClick={() => void bulk.duplicate(slugs)}>
              Duplicate
            </Button>
            <Button {...button} icon={UsersRound} onClick={() => setMoving(true)}>
              Move to team
            </Button>
            {status !== 'publish' && (
              <Button {...button} icon={Send} onClick={() => void bulk.setStatus(slugs, 'publish')}>
                {status === 'archive' ? 'Publish again' : 'Publish'}
              </Button>
            )}
            {status !== 'draft' && (
              <Button {...button} icon={Undo2} onClick={() => void bulk.setStatus(slugs, 'draft')}>
                Move to drafts
              </Button>
            )}
            {status !== 'archive' && (
              <Button
                {...button}
                icon={Archive}
                onClick={() => void bulk.setStatus(slugs, 'archive')}
              >
                Archive
              </Button>
            )}
          </div>
        </div>
      )}
      <PriceDialog
        listings={chosen}
        isOpen={isPricing}
        onOpenChange={setPricing}
        isLoading={bulk.isRunning}
        onChoose={async (priced, step) => {
          if (await bulk.changePrice(priced, step)) setPricing(false)
        }}
      />
      {isMoving !== null && (
        <Suspense fallback={null}>
          <MoveDialog
            listings={chosen}
            isOpen={isMoving}
            onOpenChange={setMoving}
            isLoading={bulk.isRunning}
            onChoose={async (moved) => {
              if (await bulk.move(moved)) setMoving(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
