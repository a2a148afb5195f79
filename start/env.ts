import { pathToFileURL } from 'node:url'
import { Env } from '@adonisjs/core/env'
import { ensureAppKey } from '#app/kernel/boot/app_key'
import { proxySetting } from '#app/kernel/http/trusted_proxies'

/**
 * Every setting, read from the environment or `.env` in the working directory, and validated before
 * anything else runs. The README's settings table has one row per line here.
 */
process.env.NODE_ENV ??= 'development'
process.env.STORAGE_PATH ??= './storage'
// "in seven days" is an hour off around a change to or from summer time, and midnight may not exist
process.env.TZ = 'UTC'

const folder = pathToFileURL(`${process.cwd()}/`)
const schema = Env.schema

const early = await Env.create(folder, { STORAGE_PATH: schema.string() })
process.env.APP_KEY ??= await ensureAppKey(early.get('STORAGE_PATH'))

export default await Env.create(folder, {
  NODE_ENV: schema.enum(['development', 'production', 'test'] as const),
  HOST: schema.string.optional({ format: 'host' }),
  PORT: schema.number.optional(),
  APP_URL: schema.string.optional({ format: 'url', tld: false, protocol: true }),
  APP_NAME: schema.string.optional(),
  APP_KEY: schema.secret(),
  LOG_LEVEL: schema.enum.optional([
    'fatal',
    'error',
    'warn',
    'info',
    'debug',
    'trace',
    'silent',
  ] as const),
  STORAGE_PATH: schema.string(),
  TRUST_PROXY: proxySetting,
  COUNTRY_HEADER: schema.string.optional(),

  DATABASE_URL: schema.string.optional(),
  DATABASE_POOL: schema.number.optional(),
  DATABASE_WAIT_SECONDS: schema.number.optional(),
  DATABASE_BUFFERS_MB: schema.number.optional(),
  REDIS_URL: schema.string.optional(),

  QUEUE_DRIVER: schema.enum.optional(['database', 'redis'] as const),
  QUEUE_WORKER: schema.boolean.optional(),
  QUEUE_CONCURRENCY: schema.number.optional(),

  DRIVE_DISK: schema.enum.optional(['folder', 's3'] as const),
  S3_BUCKET: schema.string.optional(),
  S3_REGION: schema.string.optional(),
  S3_ENDPOINT: schema.string.optional({ format: 'url', tld: false }),
  S3_ACCESS_KEY_ID: schema.string.optional(),
  S3_SECRET_ACCESS_KEY: schema.secret.optional(),

  VIDEO_QUOTA_GB: schema.number.optional(),
  GIFT_PARTNERS_FILE: schema.string.optional(),

  MAIL_MAILER: schema.enum.optional(['file', 'smtp'] as const),
  MAIL_FROM: schema.string.optional({ format: 'email' }),
  MAIL_OPERATOR: schema.string.optional({ format: 'email' }),
  MAIL_POSTAL_ADDRESS: schema.string.optional(),
  SMTP_HOST: schema.string.optional(),
  SMTP_PORT: schema.number.optional(),
  SMTP_TLS: schema.boolean.optional(),
  SMTP_USERNAME: schema.string.optional(),
  SMTP_PASSWORD: schema.secret.optional(),
  DKIM_DOMAIN: schema.string.optional({ format: 'host' }),
  DKIM_SELECTOR: schema.string.optional(),
  DKIM_PRIVATE_KEY: schema.secret.optional(),
  MAIL_WEBHOOK_SECRET: schema.secret.optional(),
  CAMPAIGN_RATE: schema.number.optional(),

  GOOGLE_CLIENT_ID: schema.string.optional(),
  GOOGLE_CLIENT_SECRET: schema.secret.optional(),
  FACEBOOK_CLIENT_ID: schema.string.optional(),
  FACEBOOK_CLIENT_SECRET: schema.secret.optional(),
  X_CLIENT_ID: schema.string.optional(),
  X_CLIENT_SECRET: schema.secret.optional(),
  LINKEDIN_CLIENT_ID: schema.string.optional(),
  LINKEDIN_CLIENT_SECRET: schema.secret.optional(),
  GITHUB_CLIENT_ID: schema.string.optional(),
  GITHUB_CLIENT_SECRET: schema.secret.optional(),
  OIDC_ISSUER: schema.string.optional({ format: 'url', tld: false, protocol: true }),
  OIDC_CLIENT_ID: schema.string.optional(),
  OIDC_CLIENT_SECRET: schema.secret.optional(),
  OIDC_NAME: schema.string.optional(),

  BROADCAST_DRIVER: schema.enum.optional(['embedded', 'pusher'] as const),
  PUSHER_APP_ID: schema.string.optional(),
  PUSHER_APP_KEY: schema.string.optional(),
  PUSHER_APP_SECRET: schema.secret.optional(),
  PUSHER_CLUSTER: schema.string.optional(),
  PUSHER_HOST: schema.string.optional({ format: 'host' }),
  PUSHER_PORT: schema.number.optional(),
  PUSHER_TLS: schema.boolean.optional(),

  VAPID_PUBLIC_KEY: schema.string.optional(),
  VAPID_PRIVATE_KEY: schema.secret.optional(),

  DESIGN_ENGINE: schema.enum.optional([
    'builtin',
    'openai',
    'google',
    'openai-compatible',
    'fal',
    'replicate',
  ] as const),
  DESIGN_API_KEY: schema.secret.optional(),
  DESIGN_MODEL: schema.string.optional(),
  DESIGN_BASE_URL: schema.string.optional({ format: 'url', tld: false, protocol: true }),
  DESIGN_TIMEOUT: schema.number.optional(),
  DESIGN_PRICE: schema.number.optional(),
  DESIGN_DRAFT_PRICE: schema.number.optional(),
  DESIGN_STRUCTURE_FLOOR: schema.number.optional(),
  DESIGN_CONTENT_THRESHOLD: schema.number.optional(),

  VIDEO_ENGINE: schema.enum.optional(['ffmpeg', 'node-av', 'mediabunny'] as const),
  FFMPEG_PATH: schema.string.optional(),

  MAP_STYLE_URL: schema.string.optional({ format: 'url', tld: false }),
  GEOCODER_URL: schema.string.optional({ format: 'url', tld: false, protocol: true }),
  METRICS_TOKEN: schema.secret.optional(),
  DEMO: schema.boolean.optional(),
  WELCOME_CREDITS: schema.number.optional(),
})
