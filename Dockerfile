FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The image has a Node of its own: that of the lock file is for other machines. The compiler is what
# packages could do with and is not pruned; maps and types are for who writes code.
RUN npm run build && npm prune --omit=dev \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# The commands are run from their source; so are db/migrations.
COPY --from=build /app/app ./app
COPY --from=build /app/db ./db
USER node
EXPOSE 3000
# Not through npm: signals must reach the server. The others: app/server/{migrate,work,operate}.ts.
# `npm run image` takes all these steps, and runs the commands.
CMD ["node", "app/server/serve.ts"]
