import '#app/common/ui/kit/lightbox.css'
import { Dialog } from '@base-ui/react/dialog'
import { LightboxStage } from '#app/common/ui/kit/lightbox_stage'
import type { LightboxProps } from '#app/common/ui/kit/lightbox'

/** The full-screen dialog of `Lightbox`, in a file of its own so that it loads on demand. */
export default function LightboxDialog({ images, label, openAt, onClose }: LightboxProps) {
  return (
    <Dialog.Root open={openAt !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          data-lightbox
          className="fixed inset-0 z-50 flex flex-col overflow-hidden text-white outline-none transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <LightboxStage images={images} startIndex={openAt ?? 0} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
