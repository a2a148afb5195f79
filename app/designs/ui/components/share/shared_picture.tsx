import { ImageIcon } from 'lucide-react'
import { buttonStyle } from '#app/kit/button/button_style'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import { Fitted } from '#app/designs/ui/components/fitted'
import type { SharedDesign } from '#app/designs/ui/state/types'

const SIZES = '(min-width: 1296px) 1200px, 100vw'

/** What the bar, title and button leave of the viewport. */
const MAX_HEIGHT = 'max(20rem, 100dvh - 20rem)'

/** The unaltered original is one click away, even before scripts load. */
export function SharedPicture({ design, title }: { design: SharedDesign; title: string }) {
  const { result, original, compares } = design
  if (!result) return null

  return (
    <Fitted width={result.width} height={result.height} maxHeight={MAX_HEIGHT}>
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
            View original
          </a>
        </p>
      )}
    </Fitted>
  )
}
