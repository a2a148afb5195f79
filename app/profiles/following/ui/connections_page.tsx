import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { PersonLink } from '#app/kit/display/person_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { useMore } from '#app/kit/list/use_more'
import { Tabs } from '#app/kit/tabs/tabs'
import { ConnectionList } from '#app/profiles/following/ui/connection_list'

type Kind = 'followers' | 'followings'

interface ConnectionsProps {
  user: Data.Profiles.User
  kind: Kind
  people: Data.Profiles.Following.Connection[]
  next_page_url: string | null
}

export default function Connections({ user, kind, ...first }: ConnectionsProps) {
  const [stats] = user.stats
  const hrefOf = (chosen: Kind) => `/@${user.handle}/${chosen}`

  return (
    <div className="gutter page pt-6 pb-24 md:pt-10">
      <Head title={`${kind === 'followers' ? 'Followers' : 'Followings'} of ${user.name}`}>
        <meta name="robots" content="noindex" />
      </Head>
      <div className="mx-auto max-w-180">
        <SectionHeading level="page">
          <PersonLink person={user} />
        </SectionHeading>
        <div className="mt-6">
          <Tabs
            label="People"
            tabs={[
              { value: 'followers', label: 'Followers', count: stats.followers_count },
              { value: 'followings', label: 'Following', count: stats.followings_count },
            ]}
            value={kind}
            hrefOf={hrefOf}
          >
            <PeopleList key={`${user.id} ${kind}`} kind={kind} name={user.name} first={first} />
          </Tabs>
        </div>
      </div>
    </div>
  )
}

interface PeopleListProps {
  kind: Kind
  name: string
  first: Pick<ConnectionsProps, 'people' | 'next_page_url'>
}

type Answer = Partial<Record<Kind, Data.Profiles.Following.Connection[]>> & {
  next_page_url: string | null
}

function PeopleList({ kind, name, first }: PeopleListProps) {
  const more = useMore(
    { data: first.people, next_page_url: first.next_page_url },
    ({ next_page_url, [kind]: data = [] }: Answer) => ({ data, next_page_url })
  )
  if (!more.items.length) {
    return kind === 'followers' ? (
      <EmptyState title="No followers yet">
        People who follow <bdi>{name}</bdi> appear here.
      </EmptyState>
    ) : (
      <EmptyState title="Not following anyone yet">
        People whom <bdi>{name}</bdi> follows appear here.
      </EmptyState>
    )
  }
  return <ConnectionList more={more} />
}
