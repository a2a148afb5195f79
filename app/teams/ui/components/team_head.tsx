import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { countWords } from '#app/kit/display/count_words'
import { typeWord } from '#app/teams/ui/team_words'

interface TeamHeadProps {
  team: Data.Teams.Team
  /** of this page, absolute */
  url: string
}

/** For search engines and link previews. */
export function TeamHead({ team, url }: TeamHeadProps) {
  const description = `${team.name}, a ${typeWord(team.type).toLowerCase()} of ${countWords(team.members_count, 'member')} on vesta.`
  const { origin } = new URL(url)
  return (
    <Head title={team.name}>
      <meta head-key="description" name="description" content={description} />
      <link head-key="canonical" rel="canonical" href={url} />
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={team.name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {team.photo && <meta property="og:image" content={`${origin}${team.photo}`} />}
    </Head>
  )
}
