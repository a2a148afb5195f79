/**
 * The bounce that keeps mail from a contact of table `farm_contacts`, aliased `c`: null for an
 * address that works, or of which its realtor has said so since.
 */
const KNOWN_BOUNCE = `from farm_bounced_addresses b where b.email = c.email and not exists (
  select from farm_lifted_bounces l
  where l.contact_id = c.id and l.email = b.email and l.lifted_at >= b.created_at)`

export const IS_BOUNCED = `exists (select ${KNOWN_BOUNCE})`

export const BOUNCE_JSON = `(select json_build_object('reason', b.reason, 'at', b.created_at)
  ${KNOWN_BOUNCE})`
