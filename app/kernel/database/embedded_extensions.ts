import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Extensions bundled with the embedded PostgreSQL; migrations create them on either database. */
export const EMBEDDED_EXTENSIONS = { pg_trgm }
