declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module 'virtual:area-sheets' {
  const sheets: import('./http/area-sheets.ts').AreaSheet[]
  export default sheets
}
