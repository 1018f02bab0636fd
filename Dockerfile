# The product as one image: nothing is fetched, built or written into it once it runs.
#   docker build -t spotmarket .
#   docker run --read-only --tmpfs /tmp -v spotmarket:/data -p 127.0.0.1:4600:4600 spotmarket
# docs/running.md says the rest.

FROM node:24.21.0-bookworm-slim AS web
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error
COPY . .
# Where the app lives below the origin, and its name; the server must run with the same ones.
ARG VITE_BASE_PATH=/
ARG VITE_PRODUCT_NAME=Spotmarket
ARG VITE_HOSTED_DEVELOPMENT=
ARG VITE_HOSTED_PRODUCTION=
RUN node node_modules/vite/bin/vite.js build --logLevel warn

FROM node:24.21.0-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json ./
# What the browser app is built of lies in it already, and is taken out again.
RUN npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
 && npm uninstall --no-save --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error \
      $(node -p "require('./package.json').browserDependencies.join(' ')")

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ARG VITE_BASE_PATH=/
ARG VITE_PRODUCT_NAME=Spotmarket
ARG VITE_HOSTED_DEVELOPMENT=
ARG VITE_HOSTED_PRODUCTION=
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4600 \
    DATA_DIR=/data \
    VITE_BASE_PATH=$VITE_BASE_PATH \
    VITE_PRODUCT_NAME=$VITE_PRODUCT_NAME \
    VITE_HOSTED_DEVELOPMENT=$VITE_HOSTED_DEVELOPMENT \
    VITE_HOSTED_PRODUCTION=$VITE_HOSTED_PRODUCTION
COPY package.json LICENSE ./
COPY --from=libraries /app/node_modules node_modules
COPY src src
COPY edition edition
COPY content content
COPY docs docs
COPY --from=web /app/dist dist
COPY --chmod=755 scripts/spotmarket.sh /usr/local/bin/spotmarket
RUN mkdir -p /data && chown 10001:10001 /data && chmod 700 /data
USER 10001:10001
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/app/server/main.ts"]
