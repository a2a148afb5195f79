import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '#app/kit/button/button'
import { Slider } from '#app/kit/form/slider'
import { Dialog } from '#app/kit/overlay/dialog'

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

/** Larger than an avatar is ever shown, in pixels. */
const MAX_SIDE_PX = 768

/** The cropped part as a square JPEG; the whole photo if the browser can't create one. */
async function cropped(file: File, { x, y, width, height }: Area): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const side = Math.min(MAX_SIDE_PX, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) return file
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  context.drawImage(bitmap, x, y, width, height, 0, 0, side, side)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  )
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file
}
