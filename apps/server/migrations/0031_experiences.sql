CREATE TABLE "experience_exposures" (
	"brand" text NOT NULL,
	"experience" text NOT NULL,
	"variant" text NOT NULL,
	"traits_hash" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"errors" integer NOT NULL,
	"lcp_ms" integer,
	CONSTRAINT "experience_exposures_brand_experience_traits_hash_variant_pk" PRIMARY KEY("brand","experience","traits_hash","variant")
);
--> statement-breakpoint
CREATE TABLE "experience_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"traits_hash" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"rule" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "experiences_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
CREATE INDEX "experience_exposures_of" ON "experience_exposures" USING btree ("traits_hash");--> statement-breakpoint
CREATE INDEX "experience_exposures_time" ON "experience_exposures" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "experience_orders_of" ON "experience_orders" USING btree ("traits_hash");--> statement-breakpoint
CREATE INDEX "experience_orders_time" ON "experience_orders" USING btree ("placed_at");