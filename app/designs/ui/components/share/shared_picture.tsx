import { useState } from 'react'
import { Chip } from '#app/common/ui/kit/chip'
import { CompareSlider } from '#app/common/ui/kit/compare_slider'
import { Photo } from '#app/common/ui/kit/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import type { SharedDesign } from '#app/designs/ui/state/types'

const SIZES = '(min-width: 1296px) 1200px, 100vw'

type View = 'compare' | 'result' | 'original'

const LABELS: Record<View, string> = {
  compare: 'Before and after',
  result: 'Redesigned',
  original: 'Original',
}

/** What the link shows, its label drawn into it, and the unaltered original one click away. */
export function SharedPicture({ design, title }: { design: SharedDesign; title: string }) {
  const { result, original, compares } = design
  const [view, setView] = useState<View>(compares ? 'compare' : 'result')
  const views: View[] = compares ? ['compare', 'result', 'original'] : ['result', 'original']

  const { width, height } = result ?? { width: 3, height: 2 }

  return (
    <Fitted width={width} height={height}>
      {view === 'compare' && original && result && (
        <CompareSlider
          before={{ ...original, alt: 'Before', variants: [] }}
          after={{ ...result, alt: 'After', variants: [] }}
          label={`${title}, before and after`}
          sizes={SIZES}
        />
      )}
      {view === 'result' && result && (
        <Photo
          image={{ ...result, alt: title, variants: [] }}
          ratio="as-is"
          sizes={SIZES}
          priority
          className="rounded-6"
        />
      )}
      {view === 'original' && original && (
        <Photo
          image={{ ...original, alt: 'The original photograph', variants: [] }}
          ratio="as-is"
          sizes={SIZES}
          className="rounded-6"
        />
      )}
      {original && (
        <div role="group" aria-label="View" className="mt-4 flex flex-wrap gap-2">
          {views.map((each) => (
            <Chip key={each} isChosen={each === view} onClick={() => setView(each)}>
              {LABELS[each]}
            </Chip>
          ))}
        </div>
      )}
    </Fitted>
  )
}
