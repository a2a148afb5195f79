import { useEffect, useRef } from 'react'
import { useStore } from '#app/kit/hooks/use_store'
import { sketchRoom } from '#app/designs/ui/state/surfaces/sketch_room'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'
import type { SketchColors } from '#app/designs/ui/state/types'

interface SurfaceSketchProps {
  painting: Painting
  photo: ImageData
  colors: SketchColors
}

/** What a redesign would change, at once and for free. */
export function SurfaceSketch({ painting, photo, colors }: SurfaceSketchProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { step } = useStore(painting)

  useEffect(() => {
    const drawing = requestAnimationFrame(() => {
      const sketch = sketchRoom(photo, painting, colors)
      const image = new ImageData(sketch, photo.width, photo.height)
      canvas.current?.getContext('2d')?.putImageData(image, 0, 0)
    })
    return () => cancelAnimationFrame(drawing)
  }, [painting, photo, colors, step])

  return (
    <figure className="flex flex-col gap-2">
      <p className="label">Preview</p>
      <canvas
        ref={canvas}
        role="img"
        aria-label="Sketch of your room in this look’s colors"
        width={photo.width}
        height={photo.height}
        className="w-full max-w-90 rounded-6 bg-raised"
      />
      <figcaption className="text-12 text-muted">
        A sketch in this look’s colors. The redesign adds materials, fabrics and light.
      </figcaption>
    </figure>
  )
}
