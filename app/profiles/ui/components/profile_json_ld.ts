import type { Data } from '#data'
import { jsonForHtml } from '#app/kit/shell/json_for_html'

/** schema.org's ProfilePage of a Person, escaped for a script element. */
export function profileJsonLd({ user, stats, markets }: Data.Profiles.Profile, origin: string) {
  const [figures] = stats
  return jsonForHtml({
    '@context': 'https://schema.org',
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
  })
}
