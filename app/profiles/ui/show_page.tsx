import { usePage } from '@inertiajs/react'
import type { ReactNode } from 'react'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { isolated } from '#app/common/text/isolated'
import { useFreshAfterBack } from '#app/kit/hooks/use_fresh_after_back'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { Price } from '#app/kit/display/price'
import { useReader } from '#app/kit/hooks/use_reader'
import { JsonLd } from '#app/kit/shell/json_ld'
import { ListPanels } from '#app/kit/tabs/list_panels'
import { Tabs } from '#app/kit/tabs/tabs'
import { ProfileHeader } from '#app/profiles/ui/profile_header'
import { uiModules } from '#app/ui_modules'
import type { Data } from '#data'

interface ProfileShowProps {
  profile: Data.Profiles.Profile
  /** of the tabs other modules add, in order */
  counts: { name: string; count: number }[]
  tab: string
  /** the first page of the open tab, read by its component */
  content: object | null
}

const ABOUT = { value: 'about', label: 'About' }

const panels = new ListPanels(uiModules.flatMap(({ profileTabs }) => profileTabs ?? []))

export const prepare = ({ tab }: { readonly tab?: unknown }) => panels.load(tab)

export default function ProfileShow({ profile, counts, tab }: ProfileShowProps) {
  useFreshAfterBack('profile', 'counts', 'content')
  const { app } = usePage().props
  const { user } = profile
  const tabs = [...panels.tabs(counts), ABOUT]
  const hrefOf = (chosen: string) => `/@${user.handle}?tab=${chosen}`

  return (
    <div className="gutter page pb-24">
      <ProfileHead profile={profile} origin={app.url} />
      <ProfileHeader key={user.id} profile={profile} url={`${app.url}/@${user.handle}`} />
      <Tabs label={`About ${user.name}`} tabs={tabs} value={tab} hrefOf={hrefOf} hasHeading>
        {panels.element(tab, user.id) ?? <ProfileAbout {...profile} />}
      </Tabs>
    </div>
  )
}

interface ProfileHeadProps {
  profile: Data.Profiles.Profile
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
function ProfileHead({ profile, origin }: ProfileHeadProps) {
  const { user, stats } = profile
  const title = `${user.name} (@${user.handle})`
  const about = [stats[0].headline, user.bio].filter(Boolean).join('. ') || `${user.name} on vesta`
  return (
    <>
      <PublicHead
        title={title}
        description={about}
        path={`/@${user.handle}`}
        type="profile"
        image={cardImage(`/cards/people/${user.handle}.jpg`, title)}
      >
        {user.type === 'realtor' && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={`New homes from ${isolated(user.name)}`}
            href={`${origin}/feeds/realtors/${user.handle}.atom`}
          />
        )}
        <meta property="profile:username" content={user.handle} />
      </PublicHead>
      <JsonLd value={profileJsonLd(profile, origin)} />
    </>
  )
}

/** schema.org's ProfilePage of a Person. */
function profileJsonLd({ user, stats, markets }: Data.Profiles.Profile, origin: string) {
  const [figures] = stats
  return {
    '@type': 'ProfilePage',
    'dateCreated': user.created_at,
    'mainEntity': {
      '@type': 'Person',
      'name': user.name,
      'alternateName': `@${user.handle}`,
      'identifier': String(user.id),
      'url': `${origin}/@${user.handle}`,
      'image': user.avatar ? `${origin}${user.avatar}` : undefined,
      'description': user.bio ?? undefined,
      'jobTitle': figures.headline ?? undefined,
      'knowsLanguage': figures.languages,
      'award': figures.awards,
      'workLocation': markets.map(({ name }) => ({ '@type': 'Place', name })),
      'interactionStatistic': {
        '@type': 'InteractionCounter',
        'interactionType': 'https://schema.org/FollowAction',
        'userInteractionCount': figures.followers_count,
      },
    },
  }
}

/** Details that don't fit into the profile's head. */
function ProfileAbout({ user, stats }: Data.Profiles.Profile) {
  const { locale, timeZone } = useReader()
  const [figures] = stats
  const list = (words: string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(words)
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone })

  return (
    <dl className="grid max-w-180 gap-y-6">
      <Fact label="Account">{TYPE_WORDS[user.type]}</Fact>
      {figures.specialties.length > 0 && (
        <Fact label="Specialties">{list(figures.specialties)}</Fact>
      )}
      {figures.languages.length > 0 && <Fact label="Languages">{list(figures.languages)}</Fact>}
      {figures.awards.length > 0 && <Fact label="Awards">{list(figures.awards)}</Fact>}
      {figures.sales_volume !== null && (
        <Fact label="Sold in total">
          <Price amount={figures.sales_volume} currency="USD" />
        </Fact>
      )}
      <Fact label="On vesta since">{since.format(new Date(user.created_at))}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 md:grid-cols-[200px_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
