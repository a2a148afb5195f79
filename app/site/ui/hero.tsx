import { ButtonLink } from '#app/kit/button/button_link'
import { buttonStyle } from '#app/kit/button/button_style'
import { PlaceSearch } from '#app/search/places/ui/place_search'
import { SitePhotograph } from '#app/site/ui/photograph'

interface HeroProps {
  isSignedIn: boolean
  hasListings: boolean
}

export function Hero({ isSignedIn, hasListings }: HeroProps) {
  return (
    <section className="md:gutter md:pt-(--page-top)">
      <div
        data-theme="dark"
        className="relative isolate flex min-h-[min(640px,84svh)] items-end overflow-hidden bg-raised text-ink md:rounded-6"
      >
        <SitePhotograph
          name="villa"
          alt="A villa at dusk: lit rooms behind glass, a pool in front"
          sizes="100vw"
          isFirstInSight
          className="absolute inset-0 -z-10 size-full object-cover object-[70%_50%]"
        />
        <div
          aria-hidden
          className="absolute inset-0 -z-10 bg-linear-to-b from-transparent from-15% via-canvas/60 via-60% to-canvas/90 md:bg-linear-to-tr md:from-canvas/90 md:from-5% md:via-canvas/45 md:via-40% md:to-transparent md:to-70%"
        />
        <div className="w-full min-w-0 px-5 pb-8 md:px-14 md:pb-14">
          <h1 className="max-w-[14ch] text-36 sm:text-48 lg:text-64">
            Homes, and the lives inside them
          </h1>
          <p className="mt-5 max-w-[38ch] text-15 md:text-18">
            Show a home the way it deserves to be seen. Find one you’ll love. Meet the people behind
            it.
          </p>
          <div className="mt-7">
            <PlaceSearch />
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            {isSignedIn ? (
              <ButtonLink href="/dashboard" variant="quiet" className="bg-canvas/60">
                Open your dashboard
              </ButtonLink>
            ) : (
              <ButtonLink href="/register" variant="quiet" className="bg-canvas/60">
                Join
              </ButtonLink>
            )}
            {hasListings ? (
              <a href="#newest" className={buttonStyle({ variant: 'quiet' })}>
                Explore homes
              </a>
            ) : (
              <ButtonLink href="/about" variant="quiet">
                What is vesta?
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
