import { JsonLd } from '#app/kit/shell/json_ld'

interface SiteLdProps {
  name: string
  /** absolute, without a trailing slash */
  url: string
}

/** The site, how to search it, and who runs it, for search engines. */
export function SiteLd({ name, url }: SiteLdProps) {
  const publisher = { '@id': `${url}/#organization` }
  const site = {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    'url': `${url}/`,
    name,
    publisher,
    'potentialAction': {
      '@type': 'SearchAction',
      'target': { '@type': 'EntryPoint', 'urlTemplate': `${url}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  const organization = {
    '@type': 'Organization',
    ...publisher,
    'url': `${url}/`,
    name,
    'logo': `${url}/favicon.svg`,
    'contactPoint': {
      '@type': 'ContactPoint',
      'contactType': 'customer support',
      'url': `${url}/contact`,
    },
  }
  return <JsonLd value={{ '@graph': [site, organization] }} />
}
