import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'

/** Includes what database and third-party errors reveal of the data sent to them. */
const SECRETS = [
  ...['password', '*.password', 'token', '*.token'],
  ...['detail', 'where', 'parameters', 'request', 'response', 'config'].map((key) => `err.${key}`),
]

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: env.get('APP_NAME', 'vesta'),
      level: env.get('LOG_LEVEL', app.inTest ? 'silent' : app.inProduction ? 'warn' : 'info'),
      redact: { paths: SECRETS, censor: '[redacted]' },
      transport: app.inDev ? { targets: [targets.pretty()] } : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
