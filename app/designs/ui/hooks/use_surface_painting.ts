import { useEffect, useState } from 'react'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { blankSurfaces, loadSurfaces } from '#app/designs/ui/state/surfaces/load_surfaces'
import { takePainting } from '#app/designs/ui/state/surfaces/stored_paintings'
import type { Painting } from '#app/designs/ui/state/surfaces/painting'
import type { Design } from '#app/designs/ui/state/types'

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

export function useSurfacePainting(atFirst: Design) {
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
