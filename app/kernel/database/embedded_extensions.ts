import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** What the embedded PostgreSQL brings beside itself; migrations create it on either one. */
export const EMBEDDED_EXTENSIONS = { pg_trgm }
