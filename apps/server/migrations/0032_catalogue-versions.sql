CREATE TABLE "catalogue_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);
