import { Dialog } from '#app/kit/overlay/dialog'
import { HomeList } from '#app/designs/ui/components/listing/home_list'
import { useStaging } from '#app/designs/ui/hooks/use_staging'
import type { Design } from '#app/designs/ui/state/types'

interface ListingDialogProps {
  design: Design
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function ListingDialog({ design, isOpen, onOpenChange }: ListingDialogProps) {
  const { isBusy, use } = useStaging(design, () => onOpenChange(false))
  return (
    <Dialog
      title="Use in a listing"
      description="It’s labeled “virtually staged” and always shown with the original photo."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {isOpen && <HomeList isBusy={isBusy} onPick={use} />}
    </Dialog>
  )
}
