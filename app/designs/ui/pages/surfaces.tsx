import { Head } from '@inertiajs/react'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TextLink } from '#app/kit/button/text_link'
import { LookingStage } from '#app/designs/ui/components/surfaces/looking_stage'
import { SurfaceEditor } from '#app/designs/ui/components/surfaces/surface_editor'
import { useSurfacePainting } from '#app/designs/ui/hooks/use_surface_painting'
import type { Design, SketchColors } from '#app/designs/ui/state/types'

interface SurfacesProps {
  design: Design
  /** of the design's look */
  colors: SketchColors
  credits: number
  price: number
}

export default function Surfaces({ design, colors, credits, price }: SurfacesProps) {
  const { painting, error, retry, paintByHand } = useSurfacePainting(design)

  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 pb-6 md:pt-8">
      <Head title="Refine areas" />
      <p className="text-13">
        <TextLink
          href={`/designer?design=${design.id}`}
          className="inline-flex min-h-6 items-center"
        >
          Back to design
        </TextLink>
      </p>
      <div className="mt-4">
        <SectionHeading level="page">Refine areas</SectionHeading>
      </div>
      <p className="mt-3 mb-6 max-w-[64ch] text-muted">
        Here’s how we read your room. Tap a surface and say what it is, or paint. Every redesign of
        this photo will use your changes.
      </p>
      {painting ? (
        <SurfaceEditor {...{ design, painting, colors, price, credits }} />
      ) : (
        <LookingStage design={design} error={error} onRetry={retry} onPaintByHand={paintByHand} />
      )}
    </div>
  )
}
