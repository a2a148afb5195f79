import { usePage } from '@inertiajs/react'
import { ButtonLink } from '#app/kit/button/button_link'
import { Chip } from '#app/kit/button/chip'
import { PublicNote } from '#app/designs/ui/components/share/public_note'
import { SharedHead } from '#app/designs/ui/components/share/shared_head'
import { SharedPicture } from '#app/designs/ui/components/share/shared_picture'
import type { SharedDesign } from '#app/designs/ui/state/types'

const TITLE = 'A room, redesigned'

export default function Shared({ design }: { design: SharedDesign }) {
  const { app } = usePage().props
  const { look, wish, engine } = design

  return (
    <article className="page gutter pt-6 md:pt-10">
      <SharedHead design={design} title={TITLE} origin={app.url} />
      <h1 className="text-center text-36 md:text-48">{TITLE}</h1>
      <p className="mt-2 mb-6 text-center text-muted">
        AI-generated from a photo{engine ? `, by ${engine}` : ''}.
      </p>
      <SharedPicture design={design} title={TITLE} />
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
        <ButtonLink href="/designer" variant="primary">
          Redesign a room
        </ButtonLink>
      </section>
    </article>
  )
}
