import { Dialog } from '#app/common/ui/kit/dialog'
import { HomeList } from '#app/designs/ui/components/listing/home_list'
import { useStaging } from '#app/designs/ui/hooks/use_staging'
import type { Design } from '#app/designs/ui/state/types'

interface ListingDialogProps {
  design: Design
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Chooses the listing that shows a design. */
export function ListingDialog({ design, isOpen, onOpenChange }: ListingDialogProps) {
  const { isBusy, use } = useStaging(design, () => onOpenChange(false))
  return (
    <Dialog
      title="Use in a listing"
      description="It is shown as “virtually staged”, always beside the original photograph. Both are copied into the listing."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {isOpen && <HomeList isBusy={isBusy} onPick={use} />}
    </Dialog>
  )
}
