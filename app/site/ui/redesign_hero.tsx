import { ButtonLink } from '#app/kit/button/button_link'
import { Badge } from '#app/kit/display/badge'
import { buttonStyle } from '#app/kit/button/button_style'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { RoomScene } from '#app/designs/looks/ui/room_scene'
import type { LookOption } from '#app/designs/ui/types'
import diningRoom from '#app/designs/ui/samples/dining.jpg'
import redesignedDiningRoom from '#app/site/ui/redesigns/dining.jpg'

const SIZE = { width: 1080, height: 720, placeholder: null, variants: [] }

const BEFORE = { ...SIZE, url: diningRoom, alt: 'A dining room in white, oak on the floor' }
const AFTER = {
  ...SIZE,
  url: redesignedDiningRoom,
  alt: 'The same room with a blue wall and sand-colored plaster',
}
const SIZES = '(min-width: 1296px) 690px, 100vw'

interface RedesignHeroProps {
  isSignedIn: boolean
  themes: readonly LookOption[]
}

export function RedesignHero({ isSignedIn, themes }: RedesignHeroProps) {
  return (
    <header className="page gutter grid gap-10 pt-10 md:pt-16 lg:grid-cols-12 lg:items-end lg:gap-12">
      <div className="lg:col-span-5 lg:pb-2">
        <h1 className="text-48 lg:text-64">See your room a new way</h1>
        <p className="mt-6 max-w-[42ch] text-18 text-muted">
          Take a photo, choose a look, and see the result in moments. Same walls, same windows, a
          whole new room.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={isSignedIn ? '/designer' : '/register'} variant="primary">
            {isSignedIn ? 'Redesign a room' : 'Join and try it'}
          </ButtonLink>
          <a href="#how" className={buttonStyle({ variant: 'quiet' })}>
            How it works
          </a>
        </div>
      </div>
      <div className="grid grid-cols-3 gap-2 lg:col-span-7">
        <figure className="col-span-3">
          <CompareSlider
            before={BEFORE}
            after={AFTER}
            label="A dining room, before and after"
            sizes={SIZES}
            priority
          >
            <Badge tone="veil">AI-generated</Badge>
          </CompareSlider>
          <figcaption className="mt-2 mb-3 text-13 text-muted">
            A dining room turned Mediterranean by vesta’s built-in engine.
          </figcaption>
        </figure>
        {themes.map(({ id, swatches }) => (
          <RoomScene key={id} swatches={swatches} className="aspect-3/2 w-full rounded-6" />
        ))}
      </div>
    </header>
  )
}
