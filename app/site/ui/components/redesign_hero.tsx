import { ButtonLink } from '#app/common/ui/kit/button_link'
import { buttonStyle } from '#app/common/ui/kit/button_style'
import { RoomScene } from '#app/designs/ui/components/options/room_scene'
import type { LookOption } from '#app/designs/ui/state/types'
import livingRoom from '#app/designs/ui/samples/living.jpg'

interface RedesignHeroProps {
  isSignedIn: boolean
  /** those that stand around the photograph */
  themes: readonly LookOption[]
}

/** One photograph, and what it could be. */
export function RedesignHero({ isSignedIn, themes }: RedesignHeroProps) {
  return (
    <header className="page gutter grid gap-10 pt-10 md:pt-16 lg:grid-cols-12 lg:items-end lg:gap-12">
      <div className="lg:col-span-5 lg:pb-2">
        <h1 className="text-48 lg:text-64">Your room, another way</h1>
        <p className="mt-6 max-w-[42ch] text-18 text-muted">
          Photograph it, choose a look, and see it a moment later: the same walls, the same windows,
          another life.
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
        <img
          src={livingRoom}
          alt="A living room with a pale sofa, an oak table and sun across the floor"
          width={1080}
          height={720}
          fetchPriority="high"
          className="col-span-3 aspect-3/2 w-full rounded-6 bg-raised object-cover"
        />
        {themes.map(({ id, swatches }) => (
          <RoomScene key={id} swatches={swatches} className="aspect-3/2 w-full rounded-6" />
        ))}
      </div>
    </header>
  )
}
