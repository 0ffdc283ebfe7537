CREATE TABLE "search_documents" (
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"product_key" text NOT NULL,
	"design_key" text NOT NULL,
	"margin" double precision NOT NULL,
	"numbers" text[] NOT NULL,
	"measures" jsonb NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_brand_language_product_key_pk" PRIMARY KEY("brand","language","product_key")
);
--> statement-breakpoint
CREATE TABLE "search_vocabularies" (
	"engine" text NOT NULL,
	"brand" text NOT NULL,
	"language" text NOT NULL,
	"version" text NOT NULL,
	"previous_version" text,
	"product_count" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "search_vocabularies_engine_brand_language_pk" PRIMARY KEY("engine","brand","language")
);
--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_numbers" ON "search_documents" USING gin ("numbers");