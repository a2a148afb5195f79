import { ImageIcon, Sparkles } from 'lucide-react'
import { PublicNote } from '#app/designs/sharing/ui/public_note'
import { SharedActions } from '#app/designs/sharing/ui/shared_actions'
import { Fitted } from '#app/designs/ui/fitted'
import type { DesignLikes, SharedDesign } from '#app/designs/ui/types'
import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { Chip } from '#app/kit/button/chip'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import { PublicHead } from '#app/kit/share/public_head'

interface SharedProps {
  design: SharedDesign
  likes: DesignLikes
}

export default function Shared({ design, likes }: SharedProps) {
  const { title, look, wish, engine } = design

  return (
    <article className="page gutter pt-6 md:pt-10">
      <SharedHead design={design} />
      <h1 className="text-center text-36 md:text-48">{title}</h1>
      <p className="mt-2 mb-6 text-center text-muted">
        AI-generated from a photo{engine ? `, by ${engine}` : ''}.
      </p>
      <SharedPicture design={design} />
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        {design.tells_look && (
          <ButtonLink href={`/designer?look=${design.token}`} icon={Sparkles} variant="primary">
            Try this look on your room
          </ButtonLink>
        )}
        <SharedActions design={design} likes={likes} />
      </div>
      {design.public && <PublicNote shown={design.public} />}
      {(look.length > 0 || wish) && (
        <section aria-labelledby="how" className="mt-10 max-w-180">
          <h2 id="how" className="text-22">
            How it was made
          </h2>
          {look.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {look.map((label) => (
                <li key={label}>
                  <Chip>{label}</Chip>
                </li>
              ))}
            </ul>
          )}
          {wish && <p className="display mt-4 text-18 whitespace-pre-line">“{wish}”</p>}
        </section>
      )}
      <section className="mt-16 flex flex-wrap items-end justify-between gap-6 border-t border-line pt-10">
        <div>
          <h2 className="text-28">Your room, another way</h2>
          <p className="mt-2 max-w-[44ch] text-muted">
            Take a photo, pick a look and see it in moments.
          </p>
        </div>
        <ButtonLink href="/designer" variant={design.tells_look ? 'line' : 'primary'}>
          Redesign a room
        </ButtonLink>
      </section>
    </article>
  )
}

/** Asks search engines to stay away unless the design is public. */
function SharedHead({ design }: { design: SharedDesign }) {
  const { title } = design
  const path = `/shared/${design.token}`
  const kind = design.compares ? 'both' : 'result'
  const description = ['AI-generated', ...design.look].join(' · ')
  return (
    <PublicHead
      title="Shared image"
      previewTitle={title}
      description={description}
      path={path}
      image={{
        url: `${path}/${kind}.jpg`,
        type: 'image/jpeg',
        alt: design.compares ? `${title}: before and after` : title,
      }}
      isHidden={!design.public}
    />
  )
}

const SIZES = '(min-width: 1296px) 1200px, 100vw'

/** What the bar, title and button leave of the viewport. */
const MAX_HEIGHT = 'max(20rem, 100dvh - 20rem)'

/** The unaltered original is one click away, even before scripts load. */
function SharedPicture({ design }: { design: SharedDesign }) {
  const { title, result, original, compares } = design
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
