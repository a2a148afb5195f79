import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '#app/kit/button/button'
import { Slider } from '#app/kit/form/slider'
import { Dialog } from '#app/kit/overlay/dialog'
import { cropped } from '#app/profiles/ui/components/settings/cropped'

interface CropDialogProps {
  file: File
  shape?: 'round' | 'square'
  onCropped: (file: File) => void
  onClose: () => void
}

const MAX_ZOOM = 4

/**
 * Crops a photo to the part to show. One this browser can't open (HEIC) is uploaded whole;
 * the server crops its center.
 */
export default function CropDialog({ file, shape = 'round', onCropped, onClose }: CropDialogProps) {
  const [url] = useState(() => URL.createObjectURL(file))
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => () => URL.revokeObjectURL(url), [url])

  const save = async () => {
    setBusy(true)
    onCropped(area && !isUnreadable ? await cropped(file, area) : file)
  }

  return (
    <Dialog
      title="Crop your photo"
      description={isUnreadable ? undefined : 'Drag to move it, scroll or pinch to zoom.'}
      size="sm"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" isLoading={isBusy} onClick={() => void save()}>
            Use photo
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <p className="text-muted">
          This browser can’t show the photo, so you can’t crop it here. We’ll use its middle.
        </p>
      ) : (
        <div className="flex flex-col gap-5">
          <div className="relative aspect-square w-full overflow-hidden rounded-2 bg-raised">
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={1}
              cropShape={shape === 'round' ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              cropperProps={{ 'aria-label': 'Part of the photo. Move it with the arrow keys.' }}
              mediaProps={{ onError: () => setUnreadable(true) }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
            />
          </div>
          <Slider
            label="Zoom"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={zoom}
            format={(value) => `${value.toFixed(1)}×`}
            onChange={setZoom}
          />
        </div>
      )}
    </Dialog>
  )
}
