import { ImageIcon } from 'lucide-react'
import { buttonStyle } from '#app/common/ui/kit/button_style'
import { CompareSlider } from '#app/common/ui/kit/compare_slider'
import { Photo } from '#app/common/ui/kit/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import type { SharedDesign } from '#app/designs/ui/state/types'

const SIZES = '(min-width: 1296px) 1200px, 100vw'

/** What the bar, the title above and the button below leave of the window; a picture never gets smaller than is worth looking at. */
const MOST_HEIGHT = 'max(20rem, 100dvh - 20rem)'

/** What the link shows, its label drawn into it, and the unaltered original one click away, also before any script. */
export function SharedPicture({ design, title }: { design: SharedDesign; title: string }) {
  const { result, original, compares } = design
  if (!result) return null

  return (
    <Fitted width={result.width} height={result.height} mostHeight={MOST_HEIGHT}>
      {compares && original ? (
        <CompareSlider
          before={{ ...original, alt: 'Before' }}
          after={{ ...result, alt: 'After' }}
          label={`${title}, before and after`}
          sizes={SIZES}
          priority
        />
      ) : (
        <Photo
          image={{ ...result, alt: title }}
          ratio="as-is"
          sizes={SIZES}
          priority
          className="rounded-6"
        />
      )}
      {original && (
        <p className="mt-4 flex justify-center">
          <a href={original.url} className={buttonStyle({ size: 'sm' })}>
            <ImageIcon size={18} strokeWidth={1.5} aria-hidden />
            The unaltered original
          </a>
        </p>
      )}
    </Fitted>
  )
}
