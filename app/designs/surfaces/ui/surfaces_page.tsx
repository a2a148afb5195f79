import { Head } from '@inertiajs/react'
import { Paintbrush, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { blankSurfaces, loadSurfaces, takePainting } from '#app/designs/surfaces/ui/load_surfaces'
import type { Painting } from '#app/designs/surfaces/ui/painting'
import { SurfaceEditor } from '#app/designs/surfaces/ui/surface_editor'
import { Fitted, STAGE_SIZES } from '#app/designs/ui/fitted'
import type { Design, Engine, SketchColors } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { TextLink } from '#app/kit/button/text_link'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Spinner } from '#app/kit/list/spinner'
import { Photo } from '#app/kit/media/photo'

interface SurfacesProps {
  design: Design
  /** of the design's look */
  colors: SketchColors
  credits: number
  /** everyone who makes designs here, the usual one first */
  engines: Engine[]
}

export default function Surfaces({ design, colors, credits, engines }: SurfacesProps) {
  const { painting, error, retry, paintByHand } = useSurfacePainting(design)

  return (
    <div className="gutter mx-auto w-full max-w-400 pt-6 pb-6 md:pt-8">
      <Head title="Surfaces of a design" />
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
        <SurfaceEditor {...{ design, painting, colors, engines, credits }} />
      ) : (
        <LookingStage design={design} error={error} onRetry={retry} onPaintByHand={paintByHand} />
      )}
    </div>
  )
}

interface LookingStageProps {
  design: Design
  /** null while the room is being read */
  error: string | null
  onRetry: () => void
  onPaintByHand: () => void
}

function LookingStage({ design, error, onRetry, onPaintByHand }: LookingStageProps) {
  const { width, height } = design.original_image ?? design.image ?? { width: 3, height: 2 }
  return (
    <Fitted width={width} height={height}>
      <div className="relative overflow-hidden rounded-6">
        <Photo
          image={design.original_image}
          ratio="as-is"
          sizes={STAGE_SIZES}
          priority
          alt="Your photo"
        />
        {!error && (
          <>
            <span aria-hidden className="absolute inset-0 animate-pulse bg-black/35" />
            <p
              role="status"
              className="absolute inset-x-3 top-3 mx-auto flex w-fit items-center gap-3 rounded-6 bg-black/75 px-4 py-3 text-13 text-white md:top-6"
            >
              <span className="shrink-0">
                <Spinner size={20} />
              </span>
              Reading your room. This takes a few seconds.
            </p>
          </>
        )}
      </div>
      {error && (
        <div role="alert" className="mt-4">
          <p>{error}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant="ink" icon={RotateCcw} onClick={onRetry}>
              Try again
            </Button>
            <Button icon={Paintbrush} onClick={onPaintByHand}>
              Paint by hand
            </Button>
          </div>
        </div>
      )}
    </Fitted>
  )
}

/** A new object per attempt. */
interface Attempt {
  load: (design: Design) => Promise<Painting>
}

interface Outcome {
  of: Attempt
  painting: Painting | null
  error: string | null
}

async function goOn(design: Design): Promise<Painting> {
  return takePainting(design.id) ?? loadSurfaces(design)
}

function useSurfacePainting(atFirst: Design) {
  const [design] = useState(atFirst)
  const [attempt, setAttempt] = useState<Attempt>({ load: goOn })
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let isLeft = false
    const settle = (change: Pick<Outcome, 'painting' | 'error'>) => {
      if (!isLeft) setOutcome({ of: attempt, ...change })
    }
    attempt.load(design).then(
      (painting) => settle({ painting, error: null }),
      (error: unknown) => settle({ painting: null, error: sentenceOf(error) })
    )
    return () => void (isLeft = true)
  }, [attempt, design])

  const latest = outcome?.of === attempt ? outcome : null
  return {
    painting: latest?.painting ?? null,
    error: latest?.error ?? null,
    retry: () => setAttempt({ load: loadSurfaces }),
    paintByHand: () => setAttempt({ load: blankSurfaces }),
  }
}
