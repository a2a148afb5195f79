import { router } from '@inertiajs/react'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { toast } from '#app/kit/toast/toast'

interface DeleteSpotDialogProps {
  slug: string
  /** the page to open then */
  next: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export default function DeleteSpotDialog({
  slug,
  next,
  isOpen,
  onOpenChange,
}: DeleteSpotDialogProps) {
  const remove = async () => {
    try {
      await answered(api.api.api.spots.destroy({ params: { slug } }))
      router.visit(next)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <ConfirmDialog
      title="Delete this spot?"
      confirmLabel="Delete spot"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void remove()}
    >
      Its likes and comments go with it. Your videos and photos stay in your library.
    </ConfirmDialog>
  )
}
