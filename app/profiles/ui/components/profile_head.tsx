import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { profileJsonLd } from '#app/profiles/ui/components/profile_json_ld'

interface ProfileHeadProps {
  profile: Data.Profiles.Profile
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function ProfileHead({ profile, origin }: ProfileHeadProps) {
  const { user, stats } = profile
  const url = `${origin}/@${user.handle}`
  const title = `${user.name} (@${user.handle})`
  const about = [stats[0].headline, user.bio].filter(Boolean).join('. ') || `${user.name} on vesta`
  const description = about.replace(/\s+/g, ' ').slice(0, 200)
  return (
    <>
      <Head title={title}>
        <meta head-key="description" name="description" content={description} />
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="profile" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="profile:username" content={user.handle} />
        {user.avatar && <meta property="og:image" content={`${origin}${user.avatar}`} />}
        {user.avatar && <meta property="og:image:alt" content={user.name} />}
        <meta name="twitter:card" content="summary" />
      </Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: profileJsonLd(profile, origin) }}
      />
    </>
  )
}
